interface ServiceHost {
  url: string;
  protocol: 'http' | 'https';
  accept: 'readWrite';
}

/** Converts a URL to the host format of the service's clients. The path is kept as a prefix. */
export function serviceHost(address: string): ServiceHost {
  const { protocol, host, pathname } = new URL(address);
  return {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite'
  };
}
