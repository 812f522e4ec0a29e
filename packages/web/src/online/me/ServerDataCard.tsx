import { useState } from 'react'
import { ConfirmDialog } from '../../app/ConfirmDialog.tsx'
import { downloadFile } from '../../game/download.ts'
import { eraseFacts } from '../../game/facts/facts-store.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { eraseMe, exportMe } from '../api/calls.ts'
import { setMe } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'

/** All data that the server stores about the player: export and erasure. */
export function ServerDataCard() {
  const text = useText()
  const [erasing, setErasing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    const found = await exportMe()
    if (found.ok) downloadFile(JSON.stringify(found.value), Date.now(), 'json', 'application/json')
    setProblem(found.ok ? undefined : found.code)
  }
  const erase = async () => {
    const done = await eraseMe()
    if (done.ok) await eraseFacts().catch(() => undefined)
    setErasing(false)
    if (done.ok) setMe(undefined)
    else setProblem(done.code)
  }
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('online.me.data')}</h2>
      <p className="page-note">{text.t('online.me.data.about')}</p>
      <div className="page-actions">
        <button type="button" className="button" onClick={save}>
          <Icon name="save" size={18} />
          {text.t('online.me.data.save')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setErasing(true)}>
          <Icon name="delete" size={18} />
          {text.t('online.me.data.erase')}
        </button>
      </div>
      <p className="page-fault" role="alert">
        {problem === undefined ? null : problemText(text, problem)}
      </p>
      {erasing ? (
        <ConfirmDialog
          title={text.t('online.me.data.erase.title')}
          confirm={text.t('online.me.data.erase')}
          icon="delete"
          onConfirm={erase}
          onClose={() => setErasing(false)}
        >
          <p>{text.t('online.me.data.erase.about')}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
