import { Unknown } from '../../app/Unknown.tsx'
import { ChallengesScreen } from '../../challenges/ChallengesScreen.tsx'
import { EditorScreen } from '../../editor/EditorScreen.tsx'
import { PositionScreen } from '../../editor/position/PositionScreen.tsx'
import { EXERCISES } from '../exercises/all.ts'
import { AidScreen } from './AidScreen.tsx'
import { ExerciseScreen } from './ExerciseScreen.tsx'
import { GuideScreen } from './GuideScreen.tsx'
import { LearnHome } from './LearnHome.tsx'

/** Everything behind `#/learn`: `guide`, `overview`, `exercise/fields`, `position/…`. */
export function LearnScreen({ rest }: { readonly rest: readonly string[] }) {
  const [what, part] = rest
  if (what === undefined) return <LearnHome />
  if (what === 'guide') return <GuideScreen />
  if (what === 'overview') return <AidScreen />
  if (what === 'challenges') return <ChallengesScreen />
  if (what === 'edition') return <EditorScreen packed={part} />
  if (what === 'position') return <PositionScreen rest={rest.slice(1)} />
  const exercise = what === 'exercise' ? EXERCISES.find((one) => one.part === part) : undefined
  return exercise === undefined ? <Unknown /> : <ExerciseScreen key={exercise.part} exercise={exercise} />
}
