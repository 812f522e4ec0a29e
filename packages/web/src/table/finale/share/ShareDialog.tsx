import { useEffect, useState } from 'react'
import { CopyButton } from '../../../app/CopyButton.tsx'
import { Dialog } from '../../../app/Dialog.tsx'
import { downloadBlob } from '../../../game/download.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { useText } from '../../../text/use-text.ts'
import type { PlayModel } from '../../use-table.ts'
import { orderText } from '../finale-text.ts'
import type { FinalePlan } from '../plan.ts'
import { shareContent, shareText } from './content.ts'
import { drawShare } from './draw-share.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from './size.ts'
import './share.css'

interface ShareDialogProps {
  readonly model: PlayModel
  readonly plan: FinalePlan
  /** The garden on the screen. */
  readonly garden: Element | null
  link(): Promise<string>
  onClose(): void
}

type Drawn = { readonly blob: Blob; readonly url: string } | 'failed' | undefined

const fileOf = (blob: Blob) => new File([blob], 'amyitis.png', { type: 'image/png' })

function CopyPicture({ blob }: { readonly blob: Blob }) {
  const text = useText()
  const [copied, setCopied] = useState(false)
  if (typeof ClipboardItem === 'undefined') return null
  const copy = () =>
    navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        <Icon name="copy" size={18} />
        {text.t('share.copy')}
      </button>
      <span role="status">{copied ? text.t('share.copied') : null}</span>
    </>
  )
}

/** The result to show around: as a picture, as words, as a link. */
export function ShareDialog({ model, plan, garden, link, onClose }: ShareDialogProps) {
  const text = useText()
  const [drawn, setDrawn] = useState<Drawn>()
  const [content] = useState(() => {
    const style = getComputedStyle(garden ?? document.documentElement)
    return shareContent(model, plan, (name) => style.getPropertyValue(name).trim())
  })
  useEffect(() => {
    let url: string | undefined
    let left = false
    const failed = () => left || setDrawn('failed')
    if (garden === null) failed()
    else
      drawShare(garden, content).then((blob) => {
        if (left) return
        url = URL.createObjectURL(blob)
        setDrawn({ blob, url })
      }, failed)
    return () => {
      left = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [garden, content])
  const words = shareText(model, plan, content)
  const shown = typeof drawn === 'object' ? drawn : undefined
  const canSend = shown !== undefined && navigator.canShare?.({ files: [fileOf(shown.blob)] })
  return (
    <Dialog title={text.t('share.title')} className="share" onClose={onClose}>
      {drawn === undefined ? <p role="status">{text.t('share.making')}</p> : null}
      {drawn === 'failed' ? <p role="status">{text.t('share.failed')}</p> : null}
      {shown === undefined ? null : (
        <img
          className="share-picture"
          src={shown.url}
          width={SHARE_WIDTH}
          height={SHARE_HEIGHT}
          alt={text.t('share.alt', { result: orderText(model.table, plan).join(' · ') })}
        />
      )}
      <div className="share-buttons">
        {shown !== undefined && canSend ? (
          <button
            type="button"
            className="button button-primary"
            onClick={() => navigator.share({ files: [fileOf(shown.blob)], text: words }).catch(() => {})}
          >
            <Icon name="share" size={18} />
            {text.t('share.send')}
          </button>
        ) : null}
        {shown === undefined ? null : (
          <>
            <button
              type="button"
              className={canSend ? 'button' : 'button button-primary'}
              onClick={() => downloadBlob(shown.blob, model.session.running.head.created, 'png')}
            >
              <Icon name="save" size={18} />
              {text.t('share.save')}
            </button>
            <CopyPicture blob={shown.blob} />
          </>
        )}
        <CopyButton words={words}>{text.t('share.text')}</CopyButton>
        <CopyButton words={link}>{text.t('share.link')}</CopyButton>
      </div>
    </Dialog>
  )
}
