/**
 * A script that runs while the browser parses the page: an import that ends with `?inline-script`. It reads `data` as
 * JSON in its element's attribute `data-page`. React only keeps the element, so the browser's bundle has an empty
 * `code`.
 */
export function InlineScript({ code, data }: { code: string; data?: object }) {
  return (
    <script
      data-page={import.meta.env.SSR && data ? JSON.stringify(data) : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash in the CSP
      dangerouslySetInnerHTML={{ __html: code }}
      suppressHydrationWarning
    />
  );
}
