import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const BROWSER = 'packages/web/test/browser'
const LONG = '**/*.long.test.ts'
const POSTGRES = 'packages/server/test/**/*postgres*.test.ts'
/** Tests that are in the long tier too, with more and other inputs (`test/support/tier.ts`). */
const LARGER = [
  'packages/engine/test/properties/*.test.ts',
  'packages/engine/test/games/events.test.ts',
  'packages/engine/test/position.test.ts',
  'packages/bots/test/conformance.test.ts',
  'packages/bots/test/editions.test.ts',
  'packages/bots/test/puzzles.test.ts',
  'packages/bots/test/search.test.ts',
  'packages/bots/test/uct.test.ts',
  'packages/cli/test/protocol/garbage.test.ts',
  'packages/lab/test/endgames.test.ts',
  'packages/lab/test/puzzles.test.ts',
  'packages/web/test/puzzles.test.ts',
  'test/tooling/commands.test.ts',
  'test/tooling/start.test.ts',
]
/** Tests that replace modules or leave a search behind, and so need a process of their own. */
const ISOLATED = [
  'packages/tables/test/long-logs.test.ts',
  'packages/web/test/ponder.test.ts',
  'packages/web/test/second-tap.test.ts',
]
/** Tests of components, which need Vite to run. */
const WEB = 'packages/web/test/*.test.ts'

/** The projects in the order in which they run: what takes longest first, many small files last. */
const PROJECTS = ['browser', 'postgres', 'isolated', 'web', 'unit', 'long-browser', 'long'] as const

interface Project {
  readonly name: (typeof PROJECTS)[number]
  readonly include: string[]
  readonly exclude?: string[]
  readonly globalSetup?: string
  readonly isolate?: boolean
  /** Do Vite’s transforms run, rather than Node alone? They cost time, and what they return runs slower. */
  readonly vite?: boolean
}

const project = ({ name, exclude = [], vite = false, ...rest }: Project): TestProjectConfiguration => ({
  // Components run as they are shipped: React renders faster than in development.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name,
    exclude: ['**/node_modules/**', ...exclude],
    // Only ends what hangs: no test may fail because the machine is busy.
    testTimeout: name.startsWith('long') ? 600_000 : 60_000,
    hookTimeout: 60_000,
    // A busy machine can outlast any timeout once. The flaky reporter names what needed a second attempt.
    retry: process.env.CI === undefined ? 0 : 1,
    // Files share a process, and with it everything that they import.
    isolate: false,
    // As in scripts/bootstrap.mjs.
    execArgv: ['--no-maglev'],
    experimental: vite ? {} : { viteModuleRunner: false, nodeLoader: false },
    env: vite ? { NODE_ENV: 'production' } : {},
    provide: { tier: name.startsWith('long') ? 'long' : 'short' },
    ...rest,
  },
})

const waits = ({ moduleId }: TestSpecification) => moduleId.includes('/server/test/')

/**
 * Files of a project one after the other, so that they can share processes; those of the server first, because they wait for
 * timers while others compute.
 */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).toSorted((a, b) => Number(waits(b)) - Number(waits(a)))
    return PROJECTS.flatMap((name) => sorted.filter((file) => file.project.name === name))
  }
}

const browserSetup = `${BROWSER}/setup.ts`

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    sequence: { sequencer: ByProject },
    projects: [
      project({
        name: 'unit',
        include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
        exclude: ['packages/web/**', POSTGRES, LONG, ...ISOLATED],
      }),
      project({ name: 'web', include: [WEB], exclude: [LONG, ...ISOLATED], vite: true }),
      project({ name: 'isolated', include: ISOLATED, isolate: true, vite: true }),
      project({
        name: 'postgres',
        include: [POSTGRES],
        exclude: [LONG],
        globalSetup: 'packages/server/test/postgres-setup.ts',
      }),
      project({ name: 'browser', include: [`${BROWSER}/*.test.ts`], exclude: [LONG], globalSetup: browserSetup }),
      project({ name: 'long', include: [LONG, ...LARGER], exclude: [`${BROWSER}/**`], isolate: true }),
      project({ name: 'long-browser', include: [`${BROWSER}/*.long.test.ts`], globalSetup: browserSetup }),
    ],
  },
})
