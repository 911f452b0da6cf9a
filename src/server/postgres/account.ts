import { existsSync, readFileSync, statSync } from 'node:fs'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { OperatorError } from '../operatorError'

/** The system account that PostgreSQL runs under; undefined means the account of this process. */
export type SystemAccount = { uid: number; gid: number } | undefined

/**
 * Returns the owner of the cluster or, for a new cluster, `postgres` or `nobody`: PostgreSQL
 * refuses to run as root.
 */
export function findPostgresAccount(cluster: string): SystemAccount {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster)
    if (uid !== 0) return { uid, gid }
  }
  const account = findSystemAccount('postgres') ?? findSystemAccount('nobody')
  if (!account) throw new OperatorError(commandLineMessages.noAccountForPostgres)
  return account
}

function findSystemAccount(name: string): SystemAccount {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
