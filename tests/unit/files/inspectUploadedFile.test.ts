import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { inspectFileInBackground, inspectUploadedFile } from '@/src/files/inspectUploadedFile'
import { aDocx, aPdf, readFixture } from '@/tests/support/documents'
import { eventually } from '@/tests/support/eventually'
import { aHeavyPdf, aTaggedPdf } from '@/tests/support/pdfs'

/** The inspection processes in reserve; each copy of the module in this worker has its own. */
const findInspectorPids = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('fileInspector'))
    .map((line) => Number.parseInt(line, 10))
const EARLIER_INSPECTOR_PIDS = new Set(findInspectorPids())

const ACCEPTED_VERDICT = { error: null, hasActiveContent: false, marks: [] }

test('A file is inspected in its own process', async () => {
  expect(await inspectUploadedFile({ kind: 'doc', bytes: readFixture('libreoffice.doc') })).toEqual(
    ACCEPTED_VERDICT,
  )
  expect(
    await inspectUploadedFile({ kind: 'docx', bytes: readFixture('libreoffice.doc') }),
  ).toEqual({
    error: 'fileIsDoc',
    hasActiveContent: false,
    marks: [],
  })
})

test('Two packages of 1,900 parts and 1.2 MB are inspected within the time limit', {
  tags: 'slow',
}, async () => {
  const parts = Array.from({ length: 1_900 }, (_, index) => ({
    name: `word/media/${index}.png`,
    content: randomBytes(500),
  }))
  const file = { kind: 'docx', bytes: aDocx(...parts) } as const
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // A busy machine may exceed the limit of one second, so the inspection is repeated.
  await eventually(async () =>
    expect(await Promise.all([inspectUploadedFile(file), inspectUploadedFile(file)])).toEqual([
      ACCEPTED_VERDICT,
      ACCEPTED_VERDICT,
    ]),
  )
})

test('A tagged PDF of 70 pages and 12,000 structure elements is never called damaged', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const file = { kind: 'pdf', bytes: aTaggedPdf(12_000) } as const
  const verdicts = await Promise.all(Array.from({ length: 6 }, () => inspectUploadedFile(file)))
  // On a busy machine an inspection may exceed its limit; then the background job repeats it.
  for (const verdict of verdicts) expect([ACCEPTED_VERDICT, null]).toContainEqual(verdict)
  expect(await inspectFileInBackground(file)).toEqual(ACCEPTED_VERDICT)
  const tooLong = { kind: 'pdf', bytes: aTaggedPdf(100_001) } as const
  expect(await inspectFileInBackground(tooLong)).toMatchObject({ error: 'fileTooComplex' })
})

test('A file that needs more than the limits of its first inspection is inspected in the background', {
  tags: 'slow',
}, async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const file = { kind: 'pdf', bytes: aHeavyPdf() } as const
  expect(await inspectUploadedFile(file)).toBeNull()
  expect(warning).toHaveBeenCalledWith(
    expect.objectContaining({ msg: 'The inspection of a file did not finish' }),
  )
  expect(await inspectUploadedFile({ kind: 'pdf', bytes: await aPdf() })).toEqual(ACCEPTED_VERDICT)
  const verdicts = await Promise.all([inspectFileInBackground(file), inspectFileInBackground(file)])
  expect(verdicts).toEqual([ACCEPTED_VERDICT, null])
})

test('A background inspection that crashes does not mark its file as damaged', {
  tags: 'slow',
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const bytes = aHeavyPdf(2_500_000)
  expect(await inspectFileInBackground({ kind: 'pdf', bytes })).toMatchObject({
    error: 'fileTooComplex',
  })
})

describe('During a flood', () => {
  let atOnce = 0
  let mostAtOnce = 0
  const inspect = async () => {
    mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    await setImmediate()
    atOnce--
    return ACCEPTED_VERDICT
  }

  async function countAccepted(files: number, bytes: Buffer, address?: string) {
    const sent = Array.from({ length: files }, (_, index) =>
      inspectUploadedFile({ kind: 'pdf', bytes }, address ?? `address ${index}`, inspect),
    )
    const errors = (await Promise.all(sent)).map((verdict) => verdict?.error)
    const accepted = errors.filter((error) => error === null).length
    expect(errors.slice(accepted)).toEqual(Array(files - accepted).fill('fileNotInspected'))
    return accepted
  }

  test('two files are inspected at once, sixty wait, and the others are refused for now', async () => {
    expect(await countAccepted(70, Buffer.alloc(1))).toBe(62)
    expect(mostAtOnce).toBe(2)
  })

  test('fewer files wait when they are large', async () => {
    expect(await countAccepted(30, Buffer.alloc(5 * 1024 * 1024))).toBe(20)
  })

  test('at most eight files of one client wait', async () => {
    expect(await countAccepted(20, Buffer.alloc(1), '192.0.2.1')).toBe(8)
    expect(await countAccepted(20, Buffer.alloc(1), '192.0.2.1')).toBe(8)
  })
})

describe('The inspection processes', () => {
  const file = async () => ({ kind: 'pdf', bytes: await aPdf() }) as const
  const running = () => findInspectorPids().filter((pid) => !EARLIER_INSPECTOR_PIDS.has(pid))

  test('inspect one file each; two wait for the next files', async () => {
    const used = new Set(running())
    for (let sent = 0; sent < 4; sent++) {
      await inspectUploadedFile(await file())
      await eventually(() => expect(running()).toHaveLength(2))
      for (const pid of running()) used.add(pid)
    }
    expect(used.size).toBeGreaterThanOrEqual(5)
  })

  test('are replaced when they end before their file comes', async () => {
    await inspectUploadedFile(await file())
    await eventually(() => expect(running()).toHaveLength(2))
    const killed = running()
    for (const pid of killed) process.kill(pid, 'SIGKILL')
    // A process exists until its parent, this one, has noticed its end.
    for (const pid of killed) {
      await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
    }
    for (let sent = 0; sent < 3; sent++) {
      expect(await inspectUploadedFile(await file())).toEqual(ACCEPTED_VERDICT)
    }
  })
})
