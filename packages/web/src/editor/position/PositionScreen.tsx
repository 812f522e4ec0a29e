import { useEffect, useRef, useState } from 'react'
import { Page } from '../../app/page/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { Choices } from '../../app/settings/Choices.tsx'
import type { Target } from '../../board/target.ts'
import { useText } from '../../text/use-text.ts'
import { BoardPart } from './BoardPart.tsx'
import { CardsPart } from './CardsPart.tsx'
import { GardenPart } from './GardenPart.tsx'
import { openPacked, parsePosition } from './model/open.ts'
import { type Concerned, EDITOR_PARTS, type EditorPart } from './model/places.ts'
import { PlayersPart } from './PlayersPart.tsx'
import { StartCard } from './StartCard.tsx'
import { Faults, ShareCard, Toolbar } from './Toolbar.tsx'
import { PositionContext, type PositionEditing, usePositionDraft } from './use-position.ts'
import '../editor.css'
import './position.css'

/** The position of a link takes the place of the one in the making, which can be brought back. */
function useLinked(rest: readonly string[], { replace }: PositionEditing): readonly string[] {
  const text = useText()
  const [problems, setProblems] = useState<readonly string[]>([])
  const address = rest.join('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (address === '') return
    let left = false
    openPacked(text, parsePosition(address.split('/'))).then((opened) => {
      if (left) return
      setProblems(opened.ok ? [] : opened.problems)
      if (!opened.ok) return
      replace(opened.draft)
      // The draft is kept for when the player comes back.
      location.replace(routeTo({ screen: 'learn', rest: ['position'] }))
    })
    return () => {
      left = true
    }
  }, [address])
  return problems
}

const CONTENT = { board: BoardPart, cards: CardsPart, players: PlayersPart } as const

/** Any position: pasted, or set up by hand; checked with every change. */
export function PositionScreen({ rest }: { readonly rest: readonly string[] }) {
  const text = useText()
  const editing = usePositionDraft()
  const problems = useLinked(rest, editing)
  const [part, setPart] = useState<EditorPart>('garden')
  const [chosen, setChosen] = useState<Target>('square a1')
  const parts = useRef<HTMLDivElement>(null)
  const show = ({ part: at, target }: Concerned) => {
    setPart(at)
    if (target !== undefined) setChosen(target)
    requestAnimationFrame(() => parts.current?.querySelector<HTMLElement>(`#position-${at}`)?.focus())
  }
  return (
    <PositionContext value={editing}>
      <Page
        title={text.t('position.title')}
        over={text.t('page.scribes')}
        about={text.t('position.about')}
        camera="ziggurat"
      >
        {problems.map((problem) => (
          <p key={problem} className="page-fault" role="alert">
            {problem}
          </p>
        ))}
        <StartCard />
        <Toolbar />
        <Faults onShow={show} />
        <div className="position-tabs">
          <Choices<EditorPart>
            label={text.t('position.part')}
            unlabelled
            value={part}
            options={EDITOR_PARTS}
            nameOf={(one) => text.t(`position.part.${one}`)}
            onChange={setPart}
          />
        </div>
        <div className="position-parts" ref={parts}>
          {EDITOR_PARTS.map((one) => {
            const Content = one === 'garden' ? undefined : CONTENT[one]
            return (
              <section
                key={one}
                className={one === part ? 'page-card position-part is-current' : 'page-card position-part'}
                data-part={one}
                aria-labelledby={`position-${one}`}
              >
                <h2 className="page-heading" id={`position-${one}`} tabIndex={-1}>
                  {text.t(`position.part.${one}`)}
                </h2>
                {Content === undefined ? <GardenPart chosen={chosen} onChoose={setChosen} /> : <Content />}
              </section>
            )
          })}
        </div>
        <ShareCard />
      </Page>
    </PositionContext>
  )
}
