import { STANDARD, seedFits } from '@amyitis/engine'
import { lazy, Suspense, useState } from 'react'
import { CopyButton } from '../../app/CopyButton.tsx'
import { Dialog } from '../../app/Dialog.tsx'
import { routeTo } from '../../app/router.ts'
import { startGame } from '../../app/start-game.ts'
import { go } from '../../app/use-route.ts'
import { rotated } from '../../game/begin.ts'
import { saveRecord } from '../../game/file.ts'
import { recordOf } from '../../game/record.ts'
import { Icon } from '../../icons/icon.tsx'
import { linkTo } from '../layout/Menu.tsx'
import type { PlayModel } from '../use-table.ts'
import { FinalScoring } from './FinalScoring.tsx'
import { Podium } from './Podium.tsx'
import { Sources } from './Sources.tsx'
import './end.css'

const ResultCharts = lazy(() =>
  import('../../charts/result-charts.tsx').then(({ ResultCharts }) => ({ default: ResultCharts })),
)

function Buttons({ model }: { readonly model: PlayModel }) {
  const { text } = model.table
  const { running } = model.session
  const { head, game } = running
  const { palace, edition } = game.position.box
  const seats = head.seats.filter((seat) => seat.kind !== 'remote')
  const rematch = () =>
    startGame({ seats: rotated(seats), palace, edition: edition === STANDARD ? undefined : edition })
  return (
    <div className="end-buttons">
      <button
        type="button"
        className="button button-primary"
        title={text.t('table.end.rematch.about')}
        onClick={rematch}
      >
        <Icon name="turn" size={20} />
        {text.t('table.end.rematch')}
      </button>
      <a className="button" href={routeTo({ screen: 'replay', rest: ['game', head.id] })}>
        <Icon name="step-back" size={18} />
        {text.t('table.menu.look')}
      </a>
      <button type="button" className="button" onClick={() => saveRecord(recordOf(running), head.created)}>
        <Icon name="save" size={18} />
        {text.t('table.menu.save')}
      </button>
      <CopyButton words={() => linkTo(recordOf(running))}>{text.t('table.menu.share')}</CopyButton>
      <a className="button" href={routeTo({ screen: 'home' })}>
        <Icon name="home" size={18} />
        {text.t('app.home')}
      </a>
    </div>
  )
}

/** The end of a game: who won, the final scoring step by step, where the points came from, and what next. */
export function EndDialog({ model, onClose }: { readonly model: PlayModel; onClose(): void }) {
  const { text } = model.table
  const { head, game } = model.session.running
  const [told, setTold] = useState(false)
  return (
    <Dialog title={text.t('table.end.over')} className="end" onClose={onClose}>
      {told ? <Podium model={model} /> : null}
      <FinalScoring model={model} onTold={() => setTold(true)} />
      {told ? (
        <>
          <Sources model={model} />
          <Suspense fallback={null}>
            <ResultCharts game={game} onGo={(n) => go({ screen: 'replay', rest: ['game', head.id, String(n)] })} />
          </Suspense>
          {seedFits(game, head.seed) ? (
            <p className="end-seed">{text.t('table.end.seed', { seed: head.seed })}</p>
          ) : null}
        </>
      ) : null}
      <Buttons model={model} />
    </Dialog>
  )
}
