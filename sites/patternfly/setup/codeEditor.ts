import { loader } from '@monaco-editor/react';

// The editor would fetch its parts from another host, which pages of this site may not reach.
loader.config({ paths: { vs: '/assets/monaco/vs' } });
