/** A message between the tabs of this browser. */
export type TabMessage =
  | { readonly kind: 'changed'; readonly game: string; readonly revision: number }
  | { readonly kind: 'games' }
  /** Something was added to a game that is being replayed. */
  | { readonly kind: 'study'; readonly subject: string }
  /** Without the Web Locks API: which tab has a game open, and since when. */
  | { readonly kind: 'here' | 'gone'; readonly game: string; readonly tab: string; readonly since: number }

export interface TabChannel {
  post(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): () => void
}
