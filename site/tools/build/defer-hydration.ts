/**
 * Build step after the pages: replaces React Router's start script by app/boot, so that a page is painted before its
 * modules are requested (docs/decisions/014).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { MODULES_ID, type PageModules } from '../../app/boot/modules.ts';
import { isMain } from '../is-main.ts';

const SITE = 'build/client';
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const CODE =
  /^import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = \{([^{}]*)\};\s*import\("([^"]+)"\);$/;

/** The compiled scripts of app/boot. */
export type BootScripts = { readonly boot: string; readonly beginLayout: string };

/** @throws where the page does not start as React Router 8.4 starts it: then this step must be adapted. */
export function readPageModules(html: string): PageModules {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = '']) => href);
  const [, manifest, imports = '', table = '', entry] = CODE.exec(START_SCRIPT.exec(html)?.[1]?.trim() ?? '') ?? [];
  const urls = new Map([...imports.matchAll(/\* as (\w+) from "([^"]+)"/g)].map(([, name, url]) => [name, url]));
  const routes = [...table.matchAll(/"([^"]+)":\s*(\w+)/g)].map(([, id, name]) => [id, urls.get(name)] as const);
  const isComplete = routes.length === urls.size && routes.every(([, url]) => url !== undefined);
  if (preloads.length === 0 || !manifest || !entry || routes.length === 0 || !isComplete) {
    throw new Error('a page does not start as React Router 8.4 starts it');
  }
  return { preloads, manifest, routes: Object.fromEntries(routes), entry };
}

export function deferHydration(html: string, { boot, beginLayout }: BootScripts): string {
  const modules = JSON.stringify(readPageModules(html)).replaceAll('<', '\\u003c');
  const head = [
    ...(html.includes(' data-defer-layout=') ? [`<script>${beginLayout}</script>`] : []),
    `<script type="application/json" id="${MODULES_ID}">${modules}</script></head>`,
  ].join('');
  return html
    .replaceAll(PRELOAD, '')
    .replace('</head>', () => head)
    .replace(START_SCRIPT, () => `<script type="module" async="">${boot}</script>`);
}

async function compile(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'boot' } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

export async function compileBootScripts(): Promise<BootScripts> {
  return {
    boot: await compile('app/boot/boot.client.ts'),
    beginLayout: await compile('app/boot/begin-layout.client.ts'),
  };
}

if (isMain(import.meta.url)) {
  const scripts = await compileBootScripts();
  for (const name of globSync('**/*.html', { cwd: SITE })) {
    const file = `${SITE}/${name}`;
    writeFileSync(file, deferHydration(readFileSync(file, 'utf8'), scripts));
  }
}
