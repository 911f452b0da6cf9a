import { builtMarks } from './builtMarks'
import { geometricMarks } from './geometricMarks'
import { naturalMarks } from './naturalMarks'

export const clientMarks = { ...geometricMarks, ...naturalMarks, ...builtMarks } as const

export type ClientMark = keyof typeof clientMarks
