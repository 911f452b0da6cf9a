import { cachedApplicationMonths } from './retention/cache'

/** The months after which applications are deleted: at most one entry. */
export const applicationMonths: readonly (() => Promise<number>)[] = [cachedApplicationMonths]
