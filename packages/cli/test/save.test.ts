import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFileAtomically } from '../src/files.ts'
import { createEmptyFile, stateFolder } from '../src/play/save.ts'
import {
  amyitis,
  amyitisInLittleSpace,
  amyitisProcess,
  answers,
  file,
  folder,
  inNewFolder,
  movesOf,
  put,
  record,
} from './program.ts'

inNewFolder()

const game = ['play', '--seats', 'human,gardener', '--seed', 'save']

describe('a game that can no longer be saved', () => {
  const { code, out, err } = amyitisInLittleSpace([...game, '--save', file('small')], answers(400))

  it('continues, with a single warning', () => {
    expect(err).toBe('')
    expect(out).toContain('Total')
    expect(out.split('can’t save').length).toBe(2)
  })

  it('is not reported as saved at the end, and sets the exit code', () => {
    expect(out.replace(/\s+/g, ' ')).toContain('this game isn’t saved')
    expect(out).not.toContain('Game record')
    expect(code).toBe(2)
  })

  it('keeps the last good save, and leaves no partial file', () => {
    expect(statSync(file('small')).size).toBeGreaterThan(0)
    const verdict = amyitis(['verify', file('small')])
    expect(verdict.out).toContain('not finished')
    expect(verdict.code).toBe(0)
    expect(readdirSync(folder()).filter((name) => name.startsWith('small') && name.endsWith('.tmp'))).toEqual([])
  })
})

describe('a game that cannot be saved at all', () => {
  it('is not reported as saved when it is interrupted', () => {
    const { code, out } = amyitis([...game, '--save', file('no/such/folder/game')], answers(3))
    expect(code).toBe(2)
    expect(out.split('can’t save').length).toBe(2)
    expect(out).not.toContain('Saved after every move')
    expect(out).not.toContain('Game saved')
    expect(out.replace(/\s+/g, ' ')).toContain('this game isn’t saved')
  })

  it('is no error if saving was not requested', () => {
    const { code, out } = amyitis(game, answers(3), { XDG_STATE_HOME: put('no-folder', '') })
    expect(code).toBe(0)
    expect(out).toContain('can’t save')
    expect(out).not.toContain('Game saved')
  })
})

describe('save with a name, during a game', () => {
  it('does not overwrite another game', () => {
    const other = put('other', 'precious')
    const { out } = amyitis([...game, '--save', file('own')], `save ${other}\n${answers(2)}`)
    expect(out).toContain('already exists')
    expect(record('other')).toBe('precious')
    expect(existsSync(file('other.seed'))).toBe(false)
    expect(movesOf(record('own'), 'blue')).toHaveLength(2)
  })

  it('accepts the file of the game itself', () => {
    const { out } = amyitis([...game, '--save', file('same')], `save ${file('./same')}\nsave\n`)
    expect(out.split(`Saved: ${file('same')}`).length).toBe(3)
  })

  it('keeps the old file if the new one fails, and reports each failure', () => {
    const bad = `save ${file('no/such/folder/game')}\n`
    const { code, out } = amyitis([...game, '--save', file('old')], `${answers(1)}${bad}${bad}${answers(3)}`)
    expect(code).toBe(0)
    expect(out.split('can’t save').length).toBe(3)
    expect(out).toContain(`amyitis play ${file('old')}`)
    expect(movesOf(record('old'), 'blue')).toHaveLength(4)
  })
})

describe('a file', () => {
  it('stays unchanged if the new content can’t replace it', () => {
    mkdirSync(file('full/inside'), { recursive: true })
    expect(() => writeFileAtomically(file('full'), 'new', false)).toThrow()
    expect(readdirSync(folder()).filter((name) => name.startsWith('full'))).toEqual(['full'])
  })
})

describe('a game without a name', () => {
  it('never gets a name twice, even in the same second', () => {
    const now = new Date(0)
    const names = Array.from({ length: 3 }, () => createEmptyFile(file('state'), now))
    expect(new Set(names).size).toBe(3)
    for (const name of names) expect(existsSync(name)).toBe(true)
  })

  it('leaves no file if no move was played', () => {
    amyitisProcess(['play', '--seats', 'human,human'], 'quit\n', { XDG_STATE_HOME: file('unplayed') })
    expect(readdirSync(file('unplayed/amyitis'))).toEqual([])
  })

  it('is saved in XDG_STATE_HOME if that is absolute, as the specification asks', () => {
    const usual = join(homedir(), '.local', 'state', 'amyitis')
    expect(stateFolder({ XDG_STATE_HOME: '/somewhere' }, 'linux')).toBe('/somewhere/amyitis')
    expect(stateFolder({ XDG_STATE_HOME: 'here/there' }, 'linux')).toBe(usual)
    expect(stateFolder({ XDG_STATE_HOME: '' }, 'linux')).toBe(usual)
    expect(stateFolder({}, 'linux')).toBe(usual)
  })
})
