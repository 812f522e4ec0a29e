import { useEffect, useState } from 'react'
import { CopyButton } from '../../app/CopyButton.tsx'
import { Dialog } from '../../app/Dialog.tsx'
import { routeTo } from '../../app/router.ts'
import { packRecord } from '../../game/link.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { formatAddress, type ReplayView } from '../model/address.ts'
import './dialog.css'

interface ShareProps {
  readonly record: string
  readonly n: number
  readonly view: ReplayView
  onClose(): void
}

/** A link that has the whole game in it and opens at the position shown. */
async function linkTo(record: string, n: number, view: ReplayView): Promise<string> {
  const rest = formatAddress({ kind: 'record', key: await packRecord(record), n, view })
  return new URL(routeTo({ screen: 'replay', rest }), location.href).href
}

/** Shares the position shown. */
export function ShareDialog({ record, n, view, onClose }: ShareProps) {
  const text = useText()
  const [link, setLink] = useState<string>()
  useEffect(() => {
    let current = true
    void linkTo(record, n, view).then((made) => current && setLink(made))
    return () => {
      current = false
    }
  }, [record, n, view])
  return (
    <Dialog className="replay-dialog" title={text.t('replay.share')} onClose={onClose}>
      <p>{text.t('replay.share.about')}</p>
      {link === undefined ? (
        <p role="status">{text.t('app.loading')}</p>
      ) : (
        <>
          <textarea className="input" readOnly rows={3} value={link} aria-label={text.t('replay.share.link')} />
          <div className="replay-dialog-actions">
            <CopyButton words={link}>{text.t('replay.share.copy')}</CopyButton>
            {'share' in navigator ? (
              <button
                type="button"
                className="button"
                onClick={() => navigator.share({ title: document.title, url: link }).catch(() => {})}
              >
                <Icon name="share" size={18} />
                {text.t('replay.share.send')}
              </button>
            ) : null}
          </div>
        </>
      )}
    </Dialog>
  )
}
