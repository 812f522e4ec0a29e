import { useState } from 'react'
import { type Route, routeTo } from '../../app/router.ts'
import { useTitle } from '../../app/use-title.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { EXERCISES } from '../exercises/all.ts'
import { attempt, beginExercise, type Exercise, type ExerciseVerdict, verdictOf } from '../exercises/exercise.ts'
import { Coach, type CoachProps } from '../lesson/Coach.tsx'
import { LessonTable } from '../lesson/LessonTable.tsx'
import { useLesson } from '../lesson/use-lesson.ts'
import { keepSolved } from '../progress.ts'
import './lesson.css'

function useAttempt(exercise: Exercise) {
  const [tried, setTried] = useState(() => beginExercise(exercise))
  const [hints, setHints] = useState(0)
  const [changes, setChanges] = useState(0)
  const verdict = verdictOf(exercise, tried)
  return {
    tried,
    hints,
    changes,
    // Nothing is judged before the first move.
    verdict: tried.moves.length === 0 ? undefined : verdict,
    play(move: string) {
      const next = attempt(tried, move)
      if (verdictOf(exercise, next)?.solved) keepSolved(exercise.part)
      setTried(next)
      setChanges(changes + 1)
    },
    back: () => setTried(tried.moves.slice(0, -1).reduce(attempt, beginExercise(exercise))),
    retry: () => setTried(beginExercise(exercise)),
    /** The next one; after the last one, the goal again. */
    hint: () => setHints((hints + 1) % (exercise.hints.length + 1)),
  }
}

const moodOf = (verdict: ExerciseVerdict): NonNullable<CoachProps['mood']> =>
  verdict === undefined ? 'says' : verdict.solved ? 'praises' : 'objects'

/** To the next exercise; after the last one, to a game. */
function Onward({ following }: { readonly following: Exercise | undefined }) {
  const text = useText()
  const to: Route =
    following === undefined ? { screen: 'new', people: false } : { screen: 'learn', rest: ['exercise', following.part] }
  return (
    <a className="button button-primary" href={routeTo(to)}>
      {text.t(following === undefined ? 'learn.play' : 'learn.following')}
      <Icon name="forward" size={18} />
    </a>
  )
}

/** One exercise: a position, a goal, and what comes of an attempt. */
export function ExerciseScreen({ exercise }: { readonly exercise: Exercise }) {
  const text = useText()
  const { tried, hints, changes, verdict, play, back, retry, hint } = useAttempt(exercise)
  const { game, latest } = tried
  const lesson = useLesson({ game, events: latest, asked: verdict === undefined, onMove: play }, text)
  const following = EXERCISES.at(EXERCISES.indexOf(exercise) + 1)
  const title = text.t(exercise.name)
  const onBack = tried.moves.length === 0 ? undefined : back
  const onHint = verdict === undefined ? hint : undefined
  const shown = verdict === undefined ? exercise.hints[hints - 1] : undefined
  useTitle(text.t('app.title.screen', { screen: title }))
  const aside = { says: 'learn.goal', praises: 'learn.solved', objects: 'learn.failed' } as const
  return (
    <LessonTable
      lesson={lesson}
      changes={changes}
      targets={exercise.targets}
      quiet
      onBack={onBack}
      onHint={onHint}
      coach={
        <Coach
          lesson={lesson}
          title={title}
          aside={
            <b>
              {shown === undefined
                ? text.t(aside[moodOf(verdict)])
                : text.t('learn.hint.of', { hint: hints, all: exercise.hints.length })}
            </b>
          }
          words={text.t(verdict?.text ?? shown ?? exercise.goal)}
          mood={moodOf(verdict)}
          onBack={onBack}
          clause={verdict === undefined ? exercise.clause : undefined}
          buttons={
            <>
              {onHint ? (
                <button type="button" className="button" onClick={onHint}>
                  <Icon name="hint" size={18} />
                  {text.t('learn.hint')}
                </button>
              ) : null}
              {tried.moves.length === 0 ? null : (
                <button
                  type="button"
                  className={verdict?.solved === false ? 'button button-primary' : 'button'}
                  onClick={retry}
                >
                  <Icon name="undo" size={18} />
                  {text.t('learn.retry')}
                </button>
              )}
              {verdict?.solved ? <Onward following={following} /> : null}
            </>
          }
        >
          {verdict?.solved === false ? (
            <p className="coach-goal">
              {text.t('learn.goal')}: {text.t(exercise.goal)}
            </p>
          ) : null}
        </Coach>
      }
    />
  )
}
