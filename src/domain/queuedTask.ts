/** What a restore and “Envois en échec” need to know about the jobs of a task. */
export type QueuedTask = {
  slug: string
  /**
   * What the restore of a backup does with the waiting jobs: it marks them as failed (`hold`),
   * because their mail may have been sent since the backup and staff can send it again; or it deletes
   * them; or they run as usual.
   */
  afterRestore: 'hold' | 'delete' | 'run'
  /** The recipient of the mail, if it is a candidate or all Super Administrators. */
  recipient?: 'candidate' | 'superAdmins'
  /** “Envois en échec” does not list the jobs: they send nothing, and their document shows their state. */
  isHiddenFromUndelivered?: true
}

export const coreQueuedTasks = [
  { slug: 'announceApplication', afterRestore: 'hold', recipient: 'candidate' },
  { slug: 'announceMessage', afterRestore: 'hold' },
  { slug: 'sendPasswordLink', afterRestore: 'hold' },
  { slug: 'discardFiles', afterRestore: 'run' },
  { slug: 'checkCandidateFile', afterRestore: 'run', isHiddenFromUndelivered: true },
] as const satisfies readonly QueuedTask[]
