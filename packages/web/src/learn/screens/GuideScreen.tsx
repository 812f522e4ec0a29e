import { useMemo, useState } from 'react'
import { startCoachedGame } from '../../app/start-game.ts'
import { go } from '../../app/use-route.ts'
import { useTitle } from '../../app/use-title.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { FIRST_ROUND } from '../guide/first-round.ts'
import { backward, type GuidePosition, type GuideStep, onward, START, sceneAt } from '../guide/script.ts'
import { Coach } from '../lesson/Coach.tsx'
import { LessonTable } from '../lesson/LessonTable.tsx'
import { useLesson } from '../lesson/use-lesson.ts'
import { getLearnt, keepLearnt } from '../progress.ts'
import './lesson.css'

const { steps } = FIRST_ROUND
type GuideKey = (typeof steps)[number]['text']
const LAST = steps.length - 1

/** Where somebody stopped, if the script still leads there. */
function resumed(): GuidePosition {
  const { guide = START } = getLearnt()
  try {
    sceneAt(FIRST_ROUND, guide)
    return guide.step > LAST ? START : guide
  } catch {
    return START
  }
}

function useProgress() {
  const [progress, setProgress] = useState(resumed)
  const move = (next: GuidePosition) => {
    if (next.step > LAST) {
      keepLearnt({ guide: undefined, guided: true })
      go({ screen: 'learn', rest: [] })
      return
    }
    keepLearnt({ guide: next })
    setProgress(next)
  }
  return [progress, move] as const
}

/** From the guided round straight to the first game. */
function playFirst(): void {
  keepLearnt({ guide: undefined, guided: true })
  void startCoachedGame()
}

/** The guided first round. */
export function GuideScreen() {
  const text = useText()
  const [progress, move] = useProgress()
  const { game, events } = useMemo(() => sceneAt(FIRST_ROUND, progress), [progress])
  const step: GuideStep<GuideKey> = steps[progress.step]
  const advance = (played?: string) => {
    const next = onward(FIRST_ROUND, progress, played)
    if (next !== undefined) move(next)
  }
  const asked = step.accept !== undefined
  const lesson = useLesson({ game, events, accept: step.accept, asked, onMove: advance }, text)
  const title = text.t('guide.title')
  const onBack = progress.step === 0 ? undefined : () => move(backward(FIRST_ROUND, progress))
  useTitle(text.t('app.title.screen', { screen: title }))
  return (
    <LessonTable
      lesson={lesson}
      changes={progress.step}
      targets={step.targets}
      onBack={onBack}
      coach={
        <Coach
          lesson={lesson}
          title={title}
          aside={
            <>
              {text.t('learn.step', { step: progress.step + 1, all: steps.length })}
              <span className="coach-meter" aria-hidden="true">
                <span style={{ inlineSize: `${(100 * progress.step) / LAST}%` }} />
              </span>
            </>
          }
          words={text.t(step.text)}
          clause={step.clause}
          onBack={onBack}
          buttons={
            asked ? null : (
              <>
                {progress.step === LAST ? (
                  <button type="button" className="button button-primary" onClick={playFirst}>
                    <Icon name="play" size={18} />
                    {text.t('home.play.first')}
                  </button>
                ) : null}
                <button
                  type="button"
                  className={progress.step === LAST ? 'button' : 'button button-primary'}
                  onClick={() => advance()}
                >
                  {text.t(progress.step === LAST ? 'learn.finish' : 'learn.next')}
                  <Icon name="forward" size={18} />
                </button>
              </>
            )
          }
        />
      }
    />
  )
}
