import { defineConfig } from 'vitest/config'

// What judges the mutants: the rule book and the transcripts. `clauses` reads the sources as text and would see the mutants.
export default defineConfig({
  test: {
    include: ['packages/engine/test/rulebook/r*.test.ts', 'packages/engine/test/games/transcripts.test.ts'],
  },
})
