import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv, VARIABLES } from '../../app/server/env.server.ts';
import { BUFFER_BYTES } from '../../shared/api/files.server.ts';
import { findServerPackages, SERVER_PACKAGES } from './keep-server-packages.ts';

// What can be said of the container without an engine. `npm run test:image` carries out the Dockerfile's steps.

const read = (path: string) => readFileSync(join('..', path), 'utf8');

type Service = {
  readonly restart: string;
  readonly read_only: boolean;
  readonly cap_drop: string[];
  readonly cap_add?: string[];
  readonly security_opt: string[];
  readonly mem_limit: string;
  readonly logging: { readonly options: Readonly<Record<string, string>> };
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly { readonly path: string; readonly required: boolean }[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
};
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const service = (name: string) => {
  const found = compose.services[name];
  if (!found) throw new Error(`compose.yaml has no service '${name}'`);
  return found;
};

describe.each(Object.entries(compose.services))('the service %s', (name, it) => {
  test('has a bounded log and memory, a read-only root, and no privileges that it does not name', () => {
    expect(it.logging.options).toEqual({ 'max-size': '10m', 'max-file': '3' });
    expect(it.mem_limit).toMatch(/^\d+[mg]$/);
    expect([it.read_only, it.cap_drop, it.security_opt]).toEqual([true, ['ALL'], ['no-new-privileges:true']]);
    expect(it.cap_add ?? []).not.toContain('SYS_ADMIN');
  });

  test('keeps what it stores in volumes that have a name', () => {
    for (const volume of it.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('./')) expect(existsSync(join('..', source)), source).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  });

  test('starts again by itself, unless it is a step', () => {
    expect(it.restart).toBe(name === 'files' ? 'no' : 'unless-stopped');
  });
});

test('the proxy starts when the files are there and a process is ready', () => {
  expect(service('proxy').depends_on).toEqual({
    files: { condition: 'service_completed_successfully' },
    site: { condition: 'service_healthy' },
  });
});

test('the site and the step that publishes its files read every setting from .env', () => {
  for (const name of ['site', 'files']) expect(service(name).env_file).toEqual([{ path: '.env', required: false }]);
  // What compose.yaml sets is what a container decides, or has a default of its own that .env may replace.
  const fixed = Object.entries(service('site').environment ?? {}).filter(([, value]) => !value.includes('${'));
  expect(Object.fromEntries(fixed)).toEqual({ HOST: '', PORT: '3000', DATA_DIR: '/data' });
});

test('the settings of compose.yaml are ones that the server knows', () => {
  const names = Object.keys({ ...service('site').environment, ...service('files').environment });
  expect(names.filter((name) => name !== 'PGPASSWORD' && !VARIABLES.includes(name))).toEqual([]);
});

describe('.env.example', () => {
  const example = parseEnv(read('.env.example'));

  test('names every setting of the server, as does the README', () => {
    expect(Object.keys(example)).toEqual(expect.arrayContaining([...VARIABLES]));
    const readme = read('README.md');
    for (const name of VARIABLES) expect(readme).toContain(`\`${name}\``);
  });

  test('changes no default', () => {
    expect(readEnv(example)).toEqual(readEnv({}));
  });
});

/** Packages that these programs import, and the files which they consist of. */
function walkImports(programs: readonly string[]): { packages: Set<string>; files: Set<string> } {
  const [packages, files, queue] = [new Set<string>(), new Set<string>(), programs.map((path) => resolve(path))];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const text = readFileSync(file, 'utf8').replaceAll(/^import type [^;]*;/gm, '');
    for (const [, module = ''] of text.matchAll(/^(?:import|(?:import|export|\}) (?:.* )?from) '([^']+)'/gm)) {
      if (/^\.\.?\/.*\.(?:ts|mjs)$/.test(module)) queue.push(resolve(dirname(file), module));
      else if (!module.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '');
    }
  }
  return { packages, files };
}

describe('the image', () => {
  const programs = [
    'app/server/main.server.ts',
    ...['backup', 'restore', 'export', 'forget', 'doctor', 'render-narration', 'deploy/publish-files'].map(
      (name) => `tools/${name}.ts`,
    ),
  ];
  const { packages, files } = walkImports(programs);

  test('holds the packages that its programs import, and none of pages', () => {
    // Its files are served; nothing imports it.
    expect([...packages, '@fastify/swagger-ui'].sort()).toEqual(SERVER_PACKAGES);
    const kept = findServerPackages(JSON.parse(read('package-lock.json')).packages);
    expect(kept.size).toBeGreaterThan(30);
    const ofPages = ['react', 'react-dom', 'react-router', '@react-pdf/renderer', '@dnd-kit/dom', 'workbox-routing'];
    for (const name of ofPages) expect(kept).not.toContain(`node_modules/${name}`);
  });

  test('holds every file that its programs consist of', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/story-forest\/(\S+)/gm)].map(
      ([, path]) => path,
    );
    expect(copied.length).toBeGreaterThan(5);
    const missing = [...files].filter((file) => !copied.some((path) => file.startsWith(resolve('..', path ?? ''))));
    expect(missing).toEqual([]);
  });
});

test.each([
  ['Dockerfile', `MALLOC_MMAP_THRESHOLD_=${BUFFER_BYTES}`],
  ['tools/prepare.mjs', `MALLOC_MMAP_THRESHOLD_: '${BUFFER_BYTES}'`],
  ['site/tests/faults/connections.fault.ts', `MALLOC_MMAP_THRESHOLD_ = '${BUFFER_BYTES}'`],
])('%s has the allocator give back the buffers that files are sent in', (path, setting) => {
  expect(read(path)).toContain(setting);
});
