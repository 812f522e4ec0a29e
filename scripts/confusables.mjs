/**
 * Writes packages/server/src/names/confusables.ts from a JSON map of Unicode's confusables.txt (character to prototype):
 * `node scripts/confusables.mjs confusables.json`. Omits what NFKC already changes.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const map = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const groups = new Map()
for (const [from, to] of Object.entries(map)) {
  if ([...from].length > 1 || from.normalize('NFKC') !== from || !/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(from)) continue
  groups.set(to, (groups.get(to) ?? '') + from)
}
const escaped = (text) => text.replace(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
const lines = [...groups].map(([to, from]) => `  '${escaped(`${to} ${from}`.replace(/['\\]/g, '\\$&'))}',\n`)
writeFileSync(
  'packages/server/src/names/confusables.ts',
  `/** Unicode's confusable characters (UTS 39): a prototype, a blank, and what looks like it. Made by scripts/confusables.mjs. */\nexport const CONFUSABLES: readonly string[] = [\n${lines.join('')}]\n`,
)
