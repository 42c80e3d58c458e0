/**
 * `npm run test:image`: the steps of the Dockerfile, where there is no container engine. Each stage gets a folder; COPY
 * and the RUN lines of npm are carried out there, by this machine's Node and shell. Then the last stage's server is
 * started in its folder and asked for pages. Not covered: the base image, users, and what `docker` itself reads.
 *
 * @packageDocumentation
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { run } from '../support/process.fixture.ts';

const ROOT = resolve('..');
const SITE_URL = 'https://forest.example.kr';

type Stage = { readonly name: string; readonly folder: string; env: Record<string, string>; command: string };

const work = await mkdtemp(join(tmpdir(), 'story-forest-image-'));
// What the engine would see: a clone without what .dockerignore names.
const context = join(work, 'context');
sh(`git clone -q --depth 1 file://${ROOT} ${context} && rm -rf ${context}/.git`, work, {});
const ignored = (await readFile(join(ROOT, '.dockerignore'), 'utf8')).trim().split('\n');
const kept = ignored.flatMap((line) => (line.startsWith('!') ? globSync(line.slice(1), { cwd: context }) : []));
for (const path of globSync(
  ignored.filter((line) => !line.startsWith('!')),
  { cwd: context },
))
  if (!kept.includes(path)) await rm(join(context, path), { recursive: true, force: true });
const stages = new Map<string, Stage>();
let stage: Stage | undefined;
for (const [instruction, rest] of readInstructions(await readFile(join(ROOT, 'Dockerfile'), 'utf8'))) {
  if (instruction === 'FROM') {
    const name = / AS (\S+)$/.exec(rest)?.[1] ?? 'image';
    const folder = join(work, name);
    await mkdir(folder);
    stage = { name, folder, env: {}, command: '' };
    stages.set(name, stage);
  }
  if (!stage) continue;
  if (instruction === 'ENV' || instruction === 'ARG') {
    for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value;
  } else if (instruction === 'COPY') await copy(rest, stage);
  else if (instruction === 'RUN') runStep(rest.replace(/--mount=\S+/, '').trim(), stage);
  else if (instruction === 'CMD') stage.command = JSON.parse(rest).join(' ');
}

const image = stages.get('image');
if (!image) throw new Error('the Dockerfile has no last stage');
console.log(sh(`du -sh ${image.folder} ${image.folder}/node_modules`, work, {}));
const isGood = await askForPages(image);
await rm(work, { recursive: true });
process.exit(isGood ? 0 : 1);

/** The instructions with their arguments, without comments, each on one line. */
function readInstructions(dockerfile: string): [instruction: string, rest: string][] {
  const lines = dockerfile
    .replace(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines.filter((line) => line !== '').map((line) => [line.split(' ', 1)[0] ?? '', line.replace(/^\S+ /, '')]);
}

async function copy(args: string, { folder }: Stage): Promise<void> {
  const from = /^--from=(\S+) /.exec(args)?.[1];
  const paths = args.replace(/^--from=\S+ /, '').split(' ');
  const target = paths.pop() ?? '.';
  for (const path of paths) {
    const source = from ? join(stages.get(from)?.folder ?? '', path.replace('/story-forest', '')) : join(context, path);
    const isFile = target.endsWith('/') && !source.endsWith('/context/');
    await cp(source, isFile ? join(folder, target, basename(source)) : join(folder, target), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

function runStep(command: string, { name, folder, env }: Stage): void {
  if (!/^(?:\w+=\S+ )?npm /.test(command)) {
    console.log(`  skipped   ${name}: ${command}`);
    return;
  }
  const start = performance.now();
  sh(command, folder, env);
  console.log(`  ${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${name}: ${command}`);
}

function sh(command: string, cwd: string, env: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  if (status !== 0) throw new Error(`'${command}' failed:\n${stdout}${stderr}`);
  return stdout;
}

async function askForPages({ folder, command, env }: Stage): Promise<boolean> {
  const [program = '', script = ''] = command.split(' ');
  if (program !== 'node') throw new Error(`the image starts '${command}'`);
  const server = run(join(folder, script), { ...env, PORT: '0', DATA_DIR: join(work, 'data'), SITE_URL });
  const [, address = ''] = await server.says(/listening on (http:\S+)/);
  let isRight = true;
  for (const [path, text] of [
    ['/', `<link rel="canonical" href="${SITE_URL}/"/>`],
    ['/ko/stories', `href="${SITE_URL}/ko/stories"`],
    ['/sitemap.xml', `<loc>${SITE_URL}/games</loc>`],
    ['/readyz', 'ready'],
    ['/api/quiz-scores', '[]'],
    ['/api/docs', 'swagger-ui'],
    ['/speech/fact-7x8.mp3', ''],
  ] as const) {
    const reply = await fetch(address + path);
    const isExpected = reply.status === 200 && (await reply.text()).includes(text);
    if (!isExpected) console.error(`story-forest: ${path} answers ${reply.status}, without '${text}'`);
    isRight &&= isExpected;
  }
  server.process.kill('SIGTERM');
  await server.ended;
  console.log(`story-forest: the image's folder ${isRight ? 'serves' : 'does not serve'} the site`);
  return isRight;
}
