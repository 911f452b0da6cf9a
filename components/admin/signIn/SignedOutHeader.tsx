import type { ServerProps } from 'payload'
import { BrandLogo } from '@/components/admin/brand/BrandLogo'
import { SignedOutTheme } from '@/components/admin/theme/SignedOutTheme'

/** Head of the pages before the sign-in: the logo of the company and the theme. */
export function SignedOutHeader({ payload }: Pick<ServerProps, 'payload'>) {
  return (
    <>
      <SignedOutTheme />
      <div className="login__brand">
        <BrandLogo payload={payload} />
      </div>
    </>
  )
}
