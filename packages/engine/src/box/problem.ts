type Values = Readonly<Record<string, string | number>>

/** What is wrong: a code with its values, for a sentence in any language, and the English phrase that they belong in. */
export interface Problem<Code extends string = string> {
  readonly code: Code
  /** Names as in the file, and numbers; `found` is `list`, `object` or a short JSON value. */
  readonly values: Values
  readonly phrase: string
}

type Names<Phrase> = Phrase extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type ValuesOf<Phrase> = Readonly<Record<Names<Phrase>, string | number>>

/** A problem by its code, which needs the values that its phrase names. */
export type MakeProblem<Phrases extends Readonly<Record<string, string>>> = <Code extends keyof Phrases & string>(
  code: Code,
  ...values: keyof ValuesOf<Phrases[Code]> extends never ? [] : [ValuesOf<Phrases[Code]>]
) => Problem<Code>

export const problemsOf =
  <const Phrases extends Readonly<Record<string, string>>>(phrases: Phrases): MakeProblem<Phrases> =>
  (code, ...values) => ({ code, values: values[0] ?? {}, phrase: phrases[code] })

const FOUND: Readonly<Record<string, string>> = { list: 'a list', object: 'an object' }

/** A problem in English. */
export const wordsOf = ({ phrase, values }: Problem): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name])
    return name === 'found' ? (FOUND[value] ?? value) : value
  })
