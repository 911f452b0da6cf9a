import type { ServerProps } from 'payload'
import { BrandLogo } from '../brand/BrandLogo'
import { SignedOutTheme } from '../theme/SignedOutTheme'

/** Above what is shown before one is in: whose site it is, in light or dark. */
export function SignedOutHead({ payload }: Pick<ServerProps, 'payload'>) {
  return (
    <>
      <SignedOutTheme />
      <div className="login__brand">
        <BrandLogo payload={payload} />
      </div>
    </>
  )
}
