import { AllProgress, NewProgress, ProgressKind, ProgressVersion } from '@amyitis/protocol'
import { z } from 'zod'
import { loadProgress } from '../../players/progress.ts'
import { ProblemError } from '../../shared/problem-error.ts'
import type { AppContext } from '../context.ts'
import { type Route, route } from '../route.ts'

/** What an account carries from one device to the next. */
export function progressRoutes({ store, limits }: AppContext): Route[] {
  return [
    route({
      method: 'GET',
      path: '/me/progress',
      summary:
        'Your results of puzzles, challenges and lessons, and your own edition, as your devices have written them.',
      access: 'player',
      response: AllProgress,
      errors: [],
      handle: ({ player }) => loadProgress(store, player.id),
    }),
    route({
      method: 'PUT',
      path: '/me/progress/:kind',
      summary: 'Replaces a document. If another device has written a newer version, read it, merge, and try again.',
      access: 'player',
      params: z.object({ kind: ProgressKind }),
      body: NewProgress,
      response: ProgressVersion,
      errors: ['stale'],
      handle: async ({ player, params, body }) => {
        limits.consume('player', player.id)
        const version = await store.setProgress(player.id, params.kind, body.after, JSON.stringify(body.data))
        if (version === undefined) throw new ProblemError('stale')
        return { version }
      },
    }),
  ]
}
