/** Every clause of the rules, in the order of docs/rules.md. */
export const CLAUSES = [
  'R1.1', 'R1.2', 'R1.3', 'R1.4', 'R1.5', 'R1.6',
  'R2.1', 'R2.2', 'R2.3', 'R2.4', 'R2.5', 'R2.6',
  'R3.1', 'R3.2', 'R3.3', 'R3.4', 'R3.5', 'R3.6', 'R3.7', 'R3.8',
  'R4.1', 'R4.2',
  'R5.1', 'R5.2', 'R5.3', 'R5.4',
  'R6.1', 'R6.2', 'R6.3', 'R6.4', 'R6.5',
  'R7.1', 'R7.2', 'R7.3', 'R7.4', 'R7.5', 'R7.6', 'R7.7',
  'R8.1', 'R8.2', 'R8.3', 'R8.4', 'R8.5',
  'R9.1', 'R9.2', 'R9.3', 'R9.4', 'R9.5',
  'R10.1', 'R10.2', 'R10.3', 'R10.4',
  'R11.1', 'R11.2', 'R11.3', 'R11.4',
  'R12.1', 'R12.2', 'R12.3', 'R12.4', 'R12.5', 'R12.6',
] as const // biome-ignore format: a line a chapter
export type Clause = (typeof CLAUSES)[number]

export const isClause = (name: string): name is Clause => (CLAUSES as readonly string[]).includes(name)
