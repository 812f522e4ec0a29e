#!/usr/bin/env node
import { runOnNode24 } from '../../../scripts/node-24.mjs'

await runOnNode24(new URL('../src/main.ts', import.meta.url).href, 'amyitis')
