/** What React Router's start script imports, in a `<script type="application/json">` of each built page. */
export type PageModules = {
  /** Modules to preload, in React Router's order. */
  readonly preloads: readonly string[];
  readonly manifest: string;
  /** Each route's module by the route's id. */
  readonly routes: Readonly<Record<string, string>>;
  readonly entry: string;
};

export const MODULES_ID = 'page-modules';
