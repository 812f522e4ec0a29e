import { type ReactNode, Suspense, use } from 'react'
import { useText } from '../../text/use-text.ts'
import { useTitle } from '../use-title.ts'
import { PageBar } from './PageBar.tsx'
import { PageFrame, type PageFrameProps, PageTitle } from './PageFrame.tsx'
import { type Camera, PagePartsContext } from './page-parts.ts'

export interface PageProps extends Pick<PageFrameProps, 'width' | 'printed' | 'children'> {
  readonly title: string
  /** The name of a place in Babylon, above the title. */
  readonly over?: string
  /** A line below the title. */
  readonly about?: ReactNode
  readonly camera: Camera
  /** What stands at the end of the bar. */
  readonly aside?: ReactNode
  /** What the player is asked for, for the tab of the page. */
  readonly calls?: string | undefined
}

/** A screen that is not a table: a terrace with a parapet, and Babylon beyond it. */
export function Page({ title, over, about, camera, aside, calls, children, ...frame }: PageProps) {
  const text = useText()
  const { View } = use(PagePartsContext)
  const shown = text.t('app.title.screen', { screen: title })
  useTitle(calls === undefined ? shown : text.t('app.title.turn.of', { who: calls }), calls !== undefined)
  return (
    <PageFrame
      {...frame}
      bar={<PageBar aside={aside} />}
      view={<Suspense fallback={null}>{View === undefined ? null : <View camera={camera} />}</Suspense>}
      head={
        <>
          {over === undefined ? null : <p className="page-over">{over}</p>}
          <PageTitle>{title}</PageTitle>
          {about === undefined ? null : <p className="page-about">{about}</p>}
        </>
      }
    >
      {children}
    </PageFrame>
  )
}

/** A page at the Ishtar Gate, with one narrow column. */
export function GatePage(props: Omit<PageProps, 'camera' | 'over' | 'width'>) {
  return <Page over={useText().t('page.gate')} camera="gate" width="narrow" {...props} />
}
