interface ServiceHost {
  url: string;
  protocol: 'http' | 'https';
  accept: 'readWrite';
}

/** A web address as the service's clients name a host; a path in front of the service's own is kept. */
export function serviceHost(address: string): ServiceHost {
  const { protocol, host, pathname } = new URL(address);
  return {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite'
  };
}
