import { cachedApplicationMonths } from './retention/cache'

/** After how many months applications are deleted: at most one entry. */
export const applicationMonths: readonly (() => Promise<number>)[] = [cachedApplicationMonths]
