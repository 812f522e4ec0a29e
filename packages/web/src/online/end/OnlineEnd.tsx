import { isOver } from '@amyitis/engine'
import { lazy, Suspense, useState } from 'react'
import { CopyButton } from '../../app/CopyButton.tsx'
import { Dialog } from '../../app/Dialog.tsx'
import { routeTo } from '../../app/router.ts'
import { go } from '../../app/use-route.ts'
import { saveRecord } from '../../game/file.ts'
import { Icon } from '../../icons/icon.tsx'
import { FinalScoring } from '../../table/end/FinalScoring.tsx'
import { Podium } from '../../table/end/Podium.tsx'
import { Sources } from '../../table/end/Sources.tsx'
import type { PlayModel } from '../../table/use-table.ts'
import { onlineLink } from '../parts/links.ts'
import { useServer } from '../parts/use-server.ts'
import type { Live } from '../play/online-table.ts'
import { recordOfTable } from '../play/record.ts'
import { Conceded } from './Conceded.tsx'
import { FairCheck } from './FairCheck.tsx'
import { RatingChanges } from './RatingChanges.tsx'
import { Rematch } from './Rematch.tsx'
import '../../table/end/end.css'

const ResultCharts = lazy(() =>
  import('../../charts/result-charts.tsx').then(({ ResultCharts }) => ({ default: ResultCharts })),
)

interface OnlineEndProps {
  readonly model: PlayModel
  readonly live: Live
  onClose(): void
}

function Buttons({ model, live }: Omit<OnlineEndProps, 'onClose'>) {
  const { text } = model.table
  const { running } = model.session
  const { table } = live
  const server = useServer()
  const link = `${onlineLink(server?.addresses[0]).split('#')[0]}${routeTo({ screen: 'replay', rest: ['table', table.id] })}`
  return (
    <div className="end-buttons">
      {table.status === 'over' ? <Rematch live={live} /> : null}
      {table.status === 'over' ? (
        <a className="button" href={routeTo({ screen: 'replay', rest: ['table', table.id] })}>
          <Icon name="step-back" size={18} />
          {text.t('table.menu.look')}
        </a>
      ) : null}
      <button
        type="button"
        className="button"
        onClick={() => saveRecord(recordOfTable(running, table), running.head.created)}
      >
        <Icon name="save" size={18} />
        {text.t('table.menu.save')}
      </button>
      {table.status === 'over' ? <CopyButton words={link}>{text.t('table.menu.share')}</CopyButton> : null}
      <a className="button" href={routeTo({ screen: 'online', rest: [] })}>
        <Icon name="online" size={18} />
        {text.t('online.end.table')}
      </a>
    </div>
  )
}

/** What the game came to, once its scoring has been told. */
function Result({ model, live }: Omit<OnlineEndProps, 'onClose'>) {
  const { game } = model.session.running
  const look = (n: number) => go({ screen: 'replay', rest: ['table', live.table.id, String(n)] })
  return (
    <>
      <Sources model={model} />
      <Suspense fallback={null}>
        <ResultCharts game={game} onGo={look} />
      </Suspense>
    </>
  )
}

/** The end of an online game: as of any game, and what there is among people. */
export function OnlineEnd({ model, live, onClose }: OnlineEndProps) {
  const { text } = model.table
  const played = isOver(model.session.running.game)
  const [told, setTold] = useState(!played)
  return (
    <Dialog title={text.t('table.end.over')} className="end" onClose={onClose}>
      {played && told && live.table.status === 'over' ? <Podium model={model} /> : null}
      {played ? <FinalScoring model={model} onTold={() => setTold(true)} /> : null}
      {live.table.status === 'closed' ? <p>{text.t('online.end.closed')}</p> : null}
      {told && live.table.status === 'over' ? (
        <>
          <Conceded model={model} live={live} played={played} />
          <RatingChanges model={model} live={live} />
          {played ? <Result model={model} live={live} /> : <Sources model={model} />}
          <FairCheck live={live} />
        </>
      ) : null}
      <Buttons model={model} live={live} />
    </Dialog>
  )
}
