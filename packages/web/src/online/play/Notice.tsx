import type { ReactNode } from 'react'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import './notice.css'

interface NoticeProps {
  readonly icon: IconProps['name']
  readonly words: string
  /** Too long for a button beside it on a phone. */
  readonly long?: boolean
  readonly children?: ReactNode
}

export function Notice({ icon, words, long = false, children }: NoticeProps) {
  return (
    <div className={long ? 'notice online-notice is-long' : 'notice online-notice'}>
      <Icon name={icon} size={18} />
      <span className="online-notice-words">{words}</span>
      {children}
    </div>
  )
}
