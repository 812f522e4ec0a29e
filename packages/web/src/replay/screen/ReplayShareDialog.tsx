import { useEffect, useState } from 'react'
import { CopyButton } from '../../app/CopyButton.tsx'
import { Dialog } from '../../app/Dialog.tsx'
import { routeTo } from '../../app/router.ts'
import { packRecord } from '../../game/link.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { formatAddress, type ReplayAddress } from '../model/address.ts'
import type { ReplayControl } from './use-replay.ts'
import './dialog.css'

interface ShareProps {
  readonly record: string
  readonly state: Pick<ReplayControl, 'replay' | 'forks' | 'view'>
  onClose(): void
}

/** A link that has the whole game in it and opens at the position shown. */
async function linkTo(record: string, place: Pick<ReplayAddress, 'n' | 'forks' | 'view'>): Promise<string> {
  const rest = formatAddress({ kind: 'record', key: await packRecord(record), ...place })
  return new URL(routeTo({ screen: 'replay', rest }), location.href).href
}

/** Shares the position shown. */
export function ReplayShareDialog({ record, state, onClose }: ShareProps) {
  const { replay, forks, view } = state
  const { n } = replay
  const text = useText()
  const [link, setLink] = useState<string>()
  useEffect(() => {
    let current = true
    void linkTo(record, { n, forks, view }).then((made) => current && setLink(made))
    return () => {
      current = false
    }
  }, [record, n, forks, view])
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
