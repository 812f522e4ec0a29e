import { defineConfig } from 'vitest/config'

// What judges the mutants: the rule book, the transcripts, and what events tell. `clauses` reads the sources as text and would see the mutants.
export default defineConfig({
  test: {
    include: ['packages/engine/test/rulebook/r*.test.ts', 'packages/engine/test/games/{transcripts,told}.test.ts'],
  },
})
