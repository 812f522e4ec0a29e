import type { Settings } from '../../packages/protocol/src/index.ts'

/** Settings of a table for two people, without a clock. */
export const tableSettings = (change: Partial<Settings> = {}): Settings => ({
  seats: [{ kind: 'open' }, { kind: 'open' }],
  palace: false,
  edition: 'standard',
  clock: { kind: 'none' },
  public: false,
  spectators: true,
  standIn: 'random',
  rated: false,
  ...change,
})
