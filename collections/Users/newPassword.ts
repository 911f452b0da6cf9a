import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import type { User } from '@/payload-types'
import { usersText } from '@/src/content/admin/users'
import { passwordError } from '@/src/domain/accounts/password'
import { isCommonPassword } from '@/src/passwords/isCommonPassword'

type PasswordOwner = Partial<Pick<User, 'name' | 'email'>>

/**
 * Validates every new password. It runs after a mailed link was redeemed, which identifies the
 * account; a refused password leaves the link valid.
 */
export const validateNewPassword: CollectionBeforeOperationHook<'users'> = async (hookArgs) => {
  const { args, operation, req } = hookArgs
  if (!('data' in args) || !['create', 'update', 'resetPassword'].includes(operation)) return
  const data: unknown = args.data
  const password = readField(data, 'password')
  if (password === undefined || password === null) return
  const id =
    operation === 'resetPassword' ? req.context.redeemedLink?.accountId : 'id' in args && args.id
  const person = operation === 'create' ? undefined : await findPasswordOwner(req, id)
  // A REST value can have any type: Payload validates it later, and not in all operations.
  const fault = passwordError(typeof password === 'string' ? password : '', {
    knownWords: [
      ...[data, person].flatMap((one) => [readTextField(one, 'name'), readTextField(one, 'email')]),
      await readCompanyName(req),
    ],
    isCommon: isCommonPassword,
  })
  if (!fault) return
  const message = usersText.errors.newPassword[fault]
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] })
}

async function findPasswordOwner(req: PayloadRequest, id: unknown): Promise<PasswordOwner | null> {
  if (!/^\d{1,9}$/.test(String(id))) return null
  const where = { id: { equals: Number(id) } }
  return req.payload.db.findOne<User>({ collection: 'users', where, req })
}

async function readCompanyName({ payload }: PayloadRequest) {
  const select = { companyName: true } as const
  const settings = await payload.findGlobal({
    slug: 'website-settings',
    select,
    depth: 0,
    overrideAccess: false,
  })
  return settings.companyName
}

function readField(document: unknown, name: string): unknown {
  return typeof document === 'object' && document !== null && name in document
    ? Reflect.get(document, name)
    : undefined
}

function readTextField(document: unknown, name: string) {
  const value = readField(document, name)
  return typeof value === 'string' ? value : undefined
}
