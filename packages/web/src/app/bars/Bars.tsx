import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Icon, type IconProps } from '../../icons/icon.tsx'
import { useText } from '../text.ts'
import { postponeUpdate, takeUpdate, useUpdateReady } from './updates.ts'
import './bars.css'

interface BarProps {
  readonly icon: IconProps['name']
  readonly words: string
  readonly children: ReactNode
}

function Bar({ icon, words, children }: BarProps) {
  return (
    <div className="app-bar">
      <Icon name={icon} size={20} />
      <p className="app-bar-words">{words}</p>
      <div className="app-bar-buttons">{children}</div>
    </div>
  )
}

function subscribeNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** What the app says about itself, quietly, above whatever screen is open. */
export function Bars() {
  const text = useText()
  const update = useUpdateReady()
  const online = useSyncExternalStore(subscribeNetwork, () => navigator.onLine)
  const [read, setRead] = useState(false)
  if (online && read) setRead(false)
  return (
    <div className="app-bars" role="status">
      {update ? (
        <Bar icon="info" words={text.t('app.update')}>
          <button type="button" className="button button-primary" onClick={takeUpdate}>
            {text.t('app.update.now')}
          </button>
          <button type="button" className="button" onClick={postponeUpdate}>
            {text.t('app.update.later')}
          </button>
        </Bar>
      ) : null}
      {online || read ? null : (
        <Bar icon="info" words={text.t('app.offline')}>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={text.t('app.close')}
            onClick={() => setRead(true)}
          >
            <Icon name="close" size={18} />
          </button>
        </Bar>
      )}
    </div>
  )
}
