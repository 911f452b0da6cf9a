export const POST = () => new Response(null, { status: 204 })
