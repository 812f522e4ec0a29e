import { useState } from 'react'
import { Dialog } from '../../app/Dialog.tsx'
import { useText } from '../../app/text.ts'
import { saveFile } from '../../game/file.ts'
import { Icon } from '../../icons/icon.tsx'
import { eraseMe, exportMe } from '../api/calls.ts'
import { setMe } from '../api/who.ts'
import { problemWords } from '../api/words.ts'

/** All that the server keeps of somebody: to take along, to erase. */
export function ServerDataCard() {
  const text = useText()
  const [erasing, setErasing] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const save = async () => {
    const found = await exportMe()
    if (found.ok) saveFile(JSON.stringify(found.value), Date.now(), 'json', 'application/json')
    setTrouble(found.ok ? undefined : found.code)
  }
  const erase = async () => {
    const done = await eraseMe()
    setErasing(false)
    if (done.ok) setMe(undefined)
    else setTrouble(done.code)
  }
  return (
    <section className="page-card">
      <h2 className="online-heading">{text.t('online.me.data')}</h2>
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
        {trouble === undefined ? null : problemWords(text, trouble)}
      </p>
      {erasing ? (
        <Dialog title={text.t('online.me.data.erase.title')} onClose={() => setErasing(false)}>
          <p>{text.t('online.me.data.erase.about')}</p>
          <p className="page-actions">
            <button type="button" className="button button-primary" onClick={() => setErasing(false)}>
              {text.t('app.cancel')}
            </button>
            <button type="button" className="button" onClick={erase}>
              <Icon name="delete" size={18} />
              {text.t('online.me.data.erase')}
            </button>
          </p>
        </Dialog>
      ) : null}
    </section>
  )
}
