/** Finds the texts that people would read in the code that standard input has: [file, source] each. */
import { text } from 'node:stream/consumers';

import { parse } from 'svelte/compiler';

interface Node {
  type: string;
  [field: string]: unknown;
}

const READ =
  /^(aria-(label|description|valuetext|roledescription)|alt|help|label|placeholder|text|title)$/;
const WORD = /\p{L}{2}/u;
const SENTENCE = /\p{L}{2,}[,.:;!?]? \p{L}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function children(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The literal texts that an expression may come to. */
function outcomes(node: Node): string[] {
  switch (node.type) {
    case 'Text':
      return [String(node['data'])];
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateElement':
      return [(node['value'] as { cooked: string }).cooked];
    case 'CallExpression':
      return [];
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].filter(isNode).flatMap(outcomes);
    default:
      return children(node).flatMap(outcomes);
  }
}

/** What the markup shows or tells. */
function shown(node: Node): string[] {
  switch (node.type) {
    case 'Text':
      return outcomes(node);
    case 'ExpressionTag':
      return isNode(node['expression']) ? outcomes(node['expression']) : [];
    case 'Attribute':
      return READ.test(String(node['name'])) ? children(node).flatMap(outcomes) : [];
    default:
      return children(node).flatMap(shown);
  }
}

/** Whole sentences anywhere in a script. */
function sentences(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return [];
  const own = /^(Literal|TemplateElement)$/.test(node.type) ? outcomes(node) : [];
  return [...own, ...children(node).flatMap(sentences)].filter((said) => SENTENCE.test(said));
}

function texts([file, source]: [string, string]): [string, string][] {
  const { fragment, instance, module } = parse(
    file.endsWith('.svelte') ? source : `<script lang="ts">${source}</script>`,
    { modern: true },
  ) as unknown as Record<string, Node | null>;
  const found = [
    ...(fragment ? shown(fragment).filter((said) => WORD.test(said)) : []),
    ...[instance, module].filter(isNode).flatMap(sentences),
  ];
  return found.map((said) => [file, said]);
}

const sources = JSON.parse(await text(process.stdin)) as [string, string][];
process.stdout.write(JSON.stringify(sources.flatMap(texts)));
