import { useState } from 'react'
import { ConfirmDialog } from '../../app/ConfirmDialog.tsx'
import { recordError } from '../../app/error-log.ts'
import { FileButton } from '../../app/FileButton.tsx'
import { rereadSettings } from '../../app/settings/settings-store.ts'
import { downloadFile } from '../../game/download.ts'
import { eraseFacts } from '../../game/facts/facts-store.ts'
import type { SavedGame } from '../../game/saved.ts'
import { eraseStudies, idbStudies } from '../../game/study-store.ts'
import { store, tabChannel } from '../../game/tabs.ts'
import { Icon } from '../../icons/Icon.tsx'
import { eraseSent } from '../../online/play/sent-store.ts'
import { eraseReviews } from '../../replay/review/review-store.ts'
import { useText } from '../../text/use-text.ts'
import { bringIn, eraseData, gatherData, readData } from './own-data.ts'

async function save(): Promise<void> {
  downloadFile(
    JSON.stringify(await gatherData(store, localStorage, idbStudies)),
    Date.now(),
    'json',
    'application/json',
  )
}

async function erase(): Promise<void> {
  await Promise.all([
    eraseData(store, localStorage),
    ...[eraseReviews, eraseStudies, eraseSent, eraseFacts].map((more) => more().catch(() => {})),
  ])
  tabChannel.post({ kind: 'games' })
  location.hash = ''
  location.reload()
}

/** What is prepared needs no time when the statistics are opened; if it fails, they do it themselves. */
function prepareLater(games: readonly SavedGame[]): void {
  import('../../statistics/games/brought-in.ts')
    .then(({ prepareStatistics }) => prepareStatistics(games))
    .catch(() => {})
}

/** All that this browser keeps: to take along, to bring in, to erase. */
export function OwnDataCard() {
  const text = useText()
  const [answer, setAnswer] = useState<number | 'bad' | 'refused'>()
  const [damaged, setDamaged] = useState(0)
  const [erasing, setErasing] = useState(false)
  const open = async (file: File) => {
    const data = readData(await file.text())
    setDamaged(data?.damaged ?? 0)
    if (data === undefined) return setAnswer('bad')
    try {
      const { DOCUMENTS } = await import('../../sync/documents.ts')
      const added = await bringIn(data, store, localStorage, idbStudies, DOCUMENTS)
      setAnswer(added.every(({ head }) => store.keeps(head.id)) ? added.length : 'refused')
      prepareLater(added)
    } catch (error) {
      recordError(error)
      setAnswer('refused')
    }
    tabChannel.post({ kind: 'games' })
    rereadSettings()
  }
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('settings.data')}</h2>
      <p className="page-note">{text.t('settings.data.about')}</p>
      <div className="page-actions">
        <button type="button" className="button" onClick={save}>
          <Icon name="save" size={18} />
          {text.t('settings.data.save')}
        </button>
        <FileButton label={text.t('settings.data.open')} accept=".json,application/json" onFile={open} />
        <button type="button" className="button button-quiet" onClick={() => setErasing(true)}>
          <Icon name="delete" size={18} />
          {text.t('settings.data.erase')}
        </button>
      </div>
      <p className={typeof answer === 'string' ? 'page-fault' : 'page-note'} role="status">
        {answer === 'bad' ? text.t('settings.data.bad') : null}
        {answer === 'refused' ? text.t('settings.data.refused') : null}
        {typeof answer === 'number' ? text.t('settings.data.opened', { count: answer }) : null}{' '}
        {damaged === 0 ? null : text.t('settings.data.damaged', { count: damaged })}
      </p>
      {erasing ? (
        <ConfirmDialog
          title={text.t('settings.data.erase.title')}
          confirm={text.t('settings.data.erase')}
          icon="delete"
          onConfirm={erase}
          onClose={() => setErasing(false)}
        >
          <p>{text.t('settings.data.erase.about')}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
