import { siteWordsIn } from '@/src/content/siteWords'

const { consentWords: words } = siteWordsIn('fr')

type Props = { name: string; error?: string; isOpen: boolean }

/** Text that browser translation breaks: six cases. */
export function BareText({ name, error, isOpen }: Props) {
  return (
    <>
      <p>Beside an element that appears {isOpen ? <b>{name}</b> : null}</p>
      <p>
        <b>1</b> {name}
      </p>
      <p>
        {words.title} {isOpen && <b>{name}</b>}
      </p>
      <p>
        <b>2</b>
        {error && ' '.concat(error)}
      </p>
      <p>{isOpen ? withError(error) : <b>3</b>}</p>
      <p>
        <b>4</b> <Name name={name} />
      </p>
    </>
  )
}

function Name({ name }: { name: string }) {
  return name
}

const withError = (error?: string) => (
  <>
    {error}
    <b>!</b>
  </>
)

/** Text that survives browser translation. */
export function OwnText({ name, error, isOpen }: Props) {
  return (
    <>
      <p>{name}</p>
      <p>
        {words.explanation} <b>{name}</b>
      </p>
      <p>
        <span>{isOpen ? name : words.title}</span>
        {error && <b>{error}</b>}
      </p>
      <p>{isOpen ? name : <b>{name}</b>}</p>
      <option>
        {name} {error}
      </option>
    </>
  )
}
