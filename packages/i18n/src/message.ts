import type { ARGUMENTS, TermId } from './terms.ts'

/** Every argument that a message names: `{x}`, `{x, plural, …}`; a piece of a plural is never a single word. */
type Head<Rest extends string> = Rest extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${string}`
    ? Name
    : Inside
  : never
type Named<Name extends string> = Name extends '' | `${string}${' ' | '#' | '\n' | '{'}${string}` ? never : Name
type Names<Message extends string> = Message extends `${string}{${infer Rest}` ? Named<Head<Rest>> | Names<Rest> : never

type Counts<Message extends string> = Message extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Name}, plural,${string}` ? Named<Name> : never) | Counts<Rest>
  : never

/** `{good_t}` is a form of the argument `good`. */
type Base<Name extends string> = Name extends `${infer Start}_${string}` ? Start : Name

type Value<Name extends string, Message extends string> = Name extends keyof typeof ARGUMENTS
  ? TermId<(typeof ARGUMENTS)[Name]>
  : Name extends Counts<Message>
    ? number
    : string | number

/** What must be handed over with a message. */
export type ArgumentsOf<Message extends string> = {
  readonly [Name in Base<Names<Message>>]: Value<Name, Message>
}

/** The same keys in another language. */
export type Translated<Messages> = { readonly [Key in keyof Messages]: string }
