/** Passkeys of the browser, in the JSON form that crosses the wire. */

const ADDRESS = /^(\d+\.){3}\d+$|^\[/

/** Only where the page came safely, and from a host that has a name. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === 'function' && !ADDRESS.test(location.hostname)

function bytesOf(text: string): ArrayBuffer {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0)).buffer
}

function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const descriptors = (list: readonly PublicKeyCredentialDescriptorJSON[] = []): PublicKeyCredentialDescriptor[] =>
  list.map(({ id, transports }) => ({
    id: bytesOf(id),
    type: 'public-key',
    ...(transports === undefined ? {} : { transports: transports as AuthenticatorTransport[] }),
  }))

/** What browsers from before 2025 lack. */
function creationOptions(json: PublicKeyCredentialCreationOptionsJSON): PublicKeyCredentialCreationOptions {
  if (PublicKeyCredential.parseCreationOptionsFromJSON !== undefined)
    return PublicKeyCredential.parseCreationOptionsFromJSON(json)
  const { challenge, user, excludeCredentials, extensions: _, ...rest } = json
  return {
    ...(rest as Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'>),
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: descriptors(excludeCredentials),
  }
}

function requestOptions(json: PublicKeyCredentialRequestOptionsJSON): PublicKeyCredentialRequestOptions {
  if (PublicKeyCredential.parseRequestOptionsFromJSON !== undefined)
    return PublicKeyCredential.parseRequestOptionsFromJSON(json)
  const { challenge, allowCredentials, extensions: _, ...rest } = json
  return {
    ...(rest as Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'>),
    challenge: bytesOf(challenge),
    allowCredentials: descriptors(allowCredentials),
  }
}

/** The answer by hand: some browsers and password managers have no toJSON, or one that fails. */
function jsonOf({ id, rawId, type, response }: PublicKeyCredential): object {
  const own = { clientDataJSON: textOf(response.clientDataJSON) }
  const common = { id, rawId: textOf(rawId), type, clientExtensionResults: {} }
  if ('attestationObject' in response) {
    const { attestationObject, getTransports } = response as AuthenticatorAttestationResponse
    const transports = getTransports?.call(response) ?? []
    return { ...common, response: { ...own, attestationObject: textOf(attestationObject), transports } }
  }
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse
  return {
    ...common,
    response: {
      ...own,
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle === null ? {} : { userHandle: textOf(userHandle) }),
    },
  }
}

/** Makes a passkey; undefined if the person would rather not. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<object | undefined> {
  const made = await navigator.credentials.create({ publicKey: creationOptions(options) }).catch(() => null)
  return made === null ? undefined : jsonOf(made as PublicKeyCredential)
}

/** Shows a passkey; undefined if there is none or the person would rather not. */
export async function showPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<object | undefined> {
  const shown = await navigator.credentials.get({ publicKey: requestOptions(options) }).catch(() => null)
  return shown === null ? undefined : jsonOf(shown as PublicKeyCredential)
}
