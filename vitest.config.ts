import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 20_000,
    // Vitest would leave a core to itself, which on two cores is half of them.
    maxWorkers: '100%',
  },
})
