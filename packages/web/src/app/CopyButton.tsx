import { type ReactNode, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import './copy-button.css'

interface CopyButtonProps {
  /** What is copied, or how to get it. */
  readonly words: string | (() => Promise<string>)
  readonly children: ReactNode
}

/** Copies something; where the browser does not allow it, shows it for copying by hand. */
export function CopyButton({ words, children }: CopyButtonProps) {
  const text = useText()
  const [answer, setAnswer] = useState<'copied' | { readonly byHand: string }>()
  const copy = async () => {
    const found = typeof words === 'string' ? words : await words()
    try {
      await navigator.clipboard.writeText(found)
      setAnswer('copied')
    } catch {
      setAnswer({ byHand: found })
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        <Icon name="copy" />
        {children}
      </button>
      <span className="copy-answer" role="status">
        {answer === 'copied' ? text.t('app.copied') : null}
        {typeof answer === 'object' ? text.t('app.not-copied') : null}
      </span>
      {typeof answer === 'object' ? (
        <textarea className="input" readOnly rows={4} value={answer.byHand} aria-label={text.t('app.not-copied')} />
      ) : null}
    </>
  )
}
