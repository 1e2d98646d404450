import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../../src');
const STAND_INS = join(SOURCE, 'silvergold/browser/stand_ins');

/** What runs in the page of the package `silvergold`: rules, bots, tables. Names end with / for folders. */
const PARTS = [
  '__init__.py',
  'bots/',
  'browser/',
  'core/',
  'deals/',
  'fast/',
  'news.py',
  'records/',
  'review/',
  'server/__init__.py',
  'server/live/',
  'server/logbook/',
  'server/ops/__init__.py',
  'server/ops/audit.py',
  'server/ops/metrics.py',
  'server/ops/owned_tasks.py',
  'server/stores/',
  'server/table/',
  'server/thinking/__init__.py',
  'server/thinking/question.py',
  'server/thinking/thinker.py',
  'server/wire/',
].map((part) => join('silvergold', part));
const KINDS = /\.(py|txt)$/;

function files(folder) {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => KINDS.test(path) && statSync(path).isFile());
}

function allFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => KINDS.test(path));
}

/** Every file of the Python that runs in the page, by the path that it has there. */
export function pythonFiles() {
  const ours = PARTS.flatMap((part) =>
    part.endsWith('/') ? files(join(SOURCE, part)) : [join(SOURCE, part)],
  ).map((path) => [relative(SOURCE, path), path]);
  const standIns = allFiles(STAND_INS)
    .map((path) => [relative(STAND_INS, path), path])
    .filter(([name]) => name !== '__init__.py');
  return [...ours, ...standIns]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, path]) => [name, readFileSync(path, 'utf-8')]);
}
