import { z } from 'zod'

/** What an account carries from one device to the next. Each kind is one document, which only the app understands. */
export const PROGRESS_KINDS = ['puzzles', 'challenges', 'lessons', 'edition'] as const
export const ProgressKind = z.enum(PROGRESS_KINDS)
export type ProgressKind = z.infer<typeof ProgressKind>

/** Characters of a document as JSON. */
export const MAX_PROGRESS_LENGTH = 48_000

const ProgressData = z.record(z.string(), z.unknown())

/** A document, and how often it was written. */
export const Progress = z.object({ version: z.int().min(1), data: ProgressData })
export type Progress = z.infer<typeof Progress>

/** The documents that there are. */
export const AllProgress = z.partialRecord(ProgressKind, Progress)
export type AllProgress = z.infer<typeof AllProgress>

/** A document that replaces the version it was merged with; 0 if there was none. */
export const NewProgress = z.object({
  after: z.int().min(0).max(2_000_000_000),
  data: ProgressData.refine((data) => JSON.stringify(data).length <= MAX_PROGRESS_LENGTH, {
    error: `at most ${MAX_PROGRESS_LENGTH} characters of JSON`,
  }),
})

export const ProgressVersion = z.object({ version: z.int().min(1) })
