// Compiles packages/bots/src/network/kernel.wat to base64 in kernel-code.ts: `npm run kernel`.
import { readFileSync, writeFileSync } from 'node:fs'
import wabt from 'wabt'

const folder = new URL('../packages/bots/src/network/', import.meta.url)
const { parseWat } = await wabt()
const { buffer } = parseWat('kernel.wat', readFileSync(new URL('kernel.wat', folder), 'utf8'), { simd: true }).toBinary(
  {},
)
const code = Buffer.from(buffer).toString('base64')
writeFileSync(
  new URL('kernel-code.ts', folder),
  `/** kernel.wat, made by \`npm run kernel\`. */\nexport const KERNEL_CODE =\n  '${code}'\n`,
)
